import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Table } from './Table';

const cellGraphic = { fullBarValue: 20 };

function show(columns: Parameters<typeof Table>[0]['columns'], rows: readonly string[][]) {
  render(<Table caption="Lamps" columns={columns} rows={rows} />);
  const cells = screen.getAllByRole('cell');
  return {
    extremes: cells.map(({ dataset }) => dataset.extreme),
    bars: cells.map(({ style }) => style.backgroundSize),
    tinted: cells.map(({ classList }) => classList.contains('tinted')),
  };
}

describe('a table of comparable numbers', () => {
  it('a column of comparable numbers has bars, and marks its extremes', () => {
    const { extremes, bars } = show(
      [
        { label: 'Lamp' },
        { label: 'Moths', numeric: true, comparableNumbers: [20, 5, 10], cellGraphic },
      ],
      [
        ['One', '20'],
        ['Two', '5'],
        ['Three', '10'],
        ['Mean', '11.67'],
      ],
    );
    expect(extremes).toEqual(['highest', 'lowest', undefined, undefined]);
    expect(bars).toEqual([
      'calc(1 * var(--bar)) 0.5em',
      'calc(0.25 * var(--bar)) 0.5em',
      'calc(0.5 * var(--bar)) 0.5em',
      '',
    ]);
  });

  it('a cell without a comparable number has no bar, and equal numbers have no extreme', () => {
    const { extremes, bars } = show(
      [
        { label: 'Lamp' },
        { label: 'Moths', comparableNumbers: [20, undefined], cellGraphic },
        { label: 'Cords', comparableNumbers: [1, 1], cellGraphic: { fullBarValue: 1 } },
      ],
      [
        ['One', '20', '1'],
        ['Two', '40', '1'],
      ],
    );
    expect(extremes).toEqual([undefined, undefined, undefined, undefined]);
    expect(bars).toEqual([
      'calc(1 * var(--bar)) 0.5em',
      'calc(1 * var(--bar)) 0.5em',
      '',
      'calc(1 * var(--bar)) 0.5em',
    ]);
  });

  it('a table also marks the highest and lowest value of merged columns', () => {
    render(
      <Table
        caption="Lamps"
        columns={[
          { label: 'Lamp' },
          { label: 'Moths', comparableNumbers: [20, 5], cellGraphic },
          { label: 'Cords', comparableNumbers: [1, 2], cellGraphic, mergedInto: 'Moths' },
        ]}
        rows={[
          ['One', '20', 'one'],
          ['Two', '5', 'two'],
        ]}
      />,
    );
    const joined = screen.getAllByText(/^(one|two)$/).filter(({ tagName }) => tagName === 'DIV');
    expect(joined.map(({ dataset }) => dataset.extreme)).toEqual(['lowest', 'highest']);
  });

  it('a row for phones in place of merged columns is a hidden foot with a row header', () => {
    const foot = ['Cords, mean', '1.50'] as const;
    render(<Table caption="Lamps" columns={[{ label: 'Lamp' }]} rows={[]} phoneFootRow={foot} />);
    const header = screen.getByRole('rowheader', { name: 'Cords, mean', hidden: true });
    expect(header.closest('tfoot')?.hidden).toBe(true);
  });

  it('a column with a limit tints the numbers that reach it, without bars', () => {
    const { bars, tinted } = show(
      [
        { label: 'Month' },
        { label: 'Noon', comparableNumbers: [33.1, 68, 70], cellGraphic: { tintFrom: 68 } },
      ],
      [
        ['Jan', '33.1'],
        ['May', '68.0'],
        ['Jun', '70.0'],
      ],
    );
    expect(tinted).toEqual([false, true, true]);
    expect(bars).toEqual(['', '', '']);
  });
});
