import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChartData } from '@/content/charts';
import { Chart } from './Chart.client';

const months: ChartData = {
  kind: 'stacked-area',
  x: { label: 'Month', values: ['Jan', 'Feb', 'Mar'] },
  left: { label: 'Dollars', unit: 'dollars', decimals: 2 },
  series: [
    { id: 'tips', label: 'Tips', values: [1, 2.5, 3] },
    { id: 'gifts', label: 'Gifts', values: [10, 20.25, 30] },
  ],
};

const degrees: ChartData = {
  kind: 'area',
  x: { label: 'Temperature (°F)', unit: 'fahrenheit', values: ['75', '80'] },
  left: { label: 'Hemline (cm)', unit: 'centimeters', decimals: 1 },
  series: [{ id: 'hemline', label: 'Hemline', values: [50, 38.4] }],
};

const words = { chart: 'chart', keys: 'Arrow keys.', total: 'Total' };

function show(data: ChartData) {
  render(
    <>
      <h3 id="c-title">Gifts happen</h3>
      <Chart id="c" data={data} notes={[]} summary="Three months." words={words} />
      <a href="#next">Next</a>
    </>,
  );
  return {
    user: userEvent.setup(),
    chart: screen.getByRole('application', { name: 'Gifts happen' }),
    said: () => screen.getByRole('status').textContent,
  };
}

describe('a chart, by keyboard', () => {
  it('is one stop, named after its title', async () => {
    const { user, chart } = show(months);
    await user.tab();
    expect(document.activeElement).toBe(chart);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Next' }));
  });

  it('goes from place to place, and to the first and the last', async () => {
    const { user, said } = show(months);
    await user.tab();
    expect(said()).toBe('');
    for (const [key, place] of [
      ['ArrowRight', 'Jan'],
      ['ArrowRight', 'Feb'],
      ['ArrowLeft', 'Jan'],
      ['ArrowLeft', 'Jan'],
      ['End', 'Mar'],
      ['ArrowRight', 'Mar'],
      ['Home', 'Jan'],
    ]) {
      await user.keyboard(`{${key}}`);
      expect(said()).toMatch(new RegExp(`^${place}`));
    }
  });

  it('starts at the end that the key comes from', async () => {
    const { user, said } = show(months);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(said()).toMatch(/^Mar/);
  });

  it('leaves keys alone that are held with another', async () => {
    const { user, said } = show(months);
    await user.tab();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(said()).toBe('');
  });

  it('is put away by Escape until the next key, and when it is left', async () => {
    const { user, said } = show(months);
    await user.tab();
    await user.keyboard('{Home}{Escape}');
    expect(said()).toBe('');
    await user.keyboard('{ArrowRight}');
    expect(said()).toMatch(/^Feb/);
    await user.tab();
    expect(said()).toBe('');
  });
});

describe('what a chart says', () => {
  it('lists a stack as it lies, and its total', async () => {
    const { user, said } = show(months);
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(said()).toBe('FebGifts $20.25Tips $2.50Total $22.75');
  });

  it('has its units with the figures', async () => {
    const { user, said } = show(degrees);
    await user.tab();
    await user.keyboard('{End}');
    expect(said()).toBe('80\u00a0°FHemline 38.4\u00a0cm');
  });
});
