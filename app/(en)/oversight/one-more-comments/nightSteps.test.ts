/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from '@jest/globals';
import { printedComments } from '@/content/oneMoreRuleComments';
import { deepestStep, firstDarkStep, getNightProps } from './nightSteps';

const tokens = readFileSync('app/_frame/globals.css', 'utf8');
const night = readFileSync(`${import.meta.dirname}/Night.module.css`, 'utf8');

type Scheme = 'light' | 'dark';
type Color = readonly number[];

/** Linear red, green and blue of a token, from 0 to 1. */
function readColor(name: string, scheme: Scheme): Color {
  const [light = '', dark = light] =
    new RegExp(`\\n  --${name}: (.+);`).exec(tokens)?.[1]?.match(/#\w{6}/g) ?? [];
  const hex = scheme === 'light' ? light : dark;
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

const multiply = (matrix: readonly Color[], color: Color) =>
  matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * color[i]!, 0));

// https://www.w3.org/TR/css-color-4/#color-conversion-code
const toOklab = (color: Color) =>
  multiply(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    multiply(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      color,
    ).map(Math.cbrt),
  );

const fromOklab = (color: Color) =>
  multiply(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    multiply(
      [
        [1, 0.3963377774, 0.2158037573],
        [1, -0.1055613458, -0.0638541728],
        [1, -0.0894841775, -1.291485548],
      ],
      color,
    ).map((value) => value ** 3),
  );

const luminance = (color: Color) => multiply([[0.2126, 0.7152, 0.0722]], color)[0]!;

function contrast(one: Color, other: Color) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

/** The color of a step, mixed as the style sheet says. */
function mix(property: 'paper' | 'ground', step: number, scheme: Scheme) {
  const [, from = '', to = '', percent = ''] =
    new RegExp(
      `--night-${property}: color-mix\\(in oklab, var\\(--(.+?)\\), var\\(--(.+?)\\) calc\\((\\d+)%`,
    ).exec(night) ?? [];
  const share = (step * Number(percent)) / 100;
  const [start, end] = [from, to].map((name) => toOklab(readColor(name, scheme)));
  return fromOklab(start!.map((value, i) => value * (1 - share) + end![i]! * share));
}

const steps = Array.from({ length: deepestStep + 1 }, (_, step) => step);

describe.each(['light', 'dark'] as const)('for a visitor with the %s scheme', (preferred) => {
  test.each(steps)('texts on step %i of the night have enough contrast', (step) => {
    const scheme = step < firstDarkStep ? preferred : 'dark';
    const [paper, ground] = [mix('paper', step, scheme), mix('ground', step, scheme)];
    for (const [name, least] of [
      ['ink', 7],
      ['ink-2', 7],
      ['link', 7],
      ['link-visited', 7],
      ['ink-3', 4.5],
      ['rose', 4.5],
      ['line-strong', 3],
    ] as const)
      expect(contrast(readColor(name, scheme), paper)).toBeGreaterThanOrEqual(least);
    expect(contrast(readColor('ink', scheme), ground)).toBeGreaterThanOrEqual(4.5);
  });
});

it('from the first comment after dusk on it darkens by single steps, and then brightens until morning', () => {
  const night = printedComments.map((comment) => getNightProps(comment).style['--night']);
  const changes = night.flatMap((step, i) => (i > 0 && step !== night[i - 1] ? [step] : []));
  const down = steps.toReversed().slice(1);
  expect([night[0], ...changes]).toEqual([...steps, ...down]);
});
