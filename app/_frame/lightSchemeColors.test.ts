import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { lightSchemeColors } from './lightSchemeColors';

const styleSheet = readFileSync('app/_frame/globals.css', 'utf8');

test.each(Object.entries(lightSchemeColors))(
  'lightSchemeColors has the same %s as globals.css in the light scheme',
  (name, color) => {
    const value = new RegExp(`\\n  --${name}: (.+);`).exec(styleSheet)?.[1] ?? '';
    expect(/^(?:light-dark\()?(#\w+)/.exec(value)?.[1]).toBe(color);
  },
);
