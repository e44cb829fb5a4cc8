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

it('a strong column keeps its mark wherever it stands', () => {
  const entity = { label: 'Entity', strong: true };
  for (const columns of [
    [{ label: 'No.' }, entity],
    [{ label: 'No.' }, { label: 'Form' }, entity],
  ]) {
    const { unmount } = render(
      <Table caption="Lamps" columns={columns} rows={[columns.map(({ label }) => label)]} />,
    );
    const strong = [...document.querySelectorAll('tbody .strong')];
    expect(strong.map(({ textContent }) => textContent)).toEqual(['Entity']);
    unmount();
  }
});

describe('a table on a phone', () => {
  const numbers = ['Moths', 'Cords', 'Hours', 'Bulbs'].map((label) => ({ label, numeric: true }));

  it('more than three columns of numbers are in a focusable region named by the caption', () => {
    render(<Table caption="Lamps" columns={[{ label: 'Lamp' }, ...numbers]} rows={[]} />);
    expect(screen.getByRole('region', { name: 'Lamps' }).tabIndex).toBe(0);
    expect(screen.getByRole('table').classList.contains('stacks')).toBe(false);
  });

  it('rows with texts stack, and each cell has the name of its column', () => {
    const columns = [{ label: 'Lamp' }, { label: 'Finding' }, { label: 'Bulbs', numeric: true }];
    render(
      <Table
        caption="Lamps"
        columns={columns}
        rows={[['One', 'On, for a moth that comes at nine', '2']]}
      />,
    );
    expect(screen.getByRole('table').classList.contains('stacks')).toBe(true);
    const cells = [screen.getByRole('rowheader'), ...screen.getAllByRole('cell')];
    expect(cells.map(({ dataset }) => dataset.label)).toEqual(['Lamp', 'Finding', 'Bulbs']);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('two columns, or two of numbers beside one of names, stay as they are', () => {
    for (const columns of [
      [{ label: 'Lamp' }, { label: 'Finding' }],
      [{ label: 'Lamp' }, ...numbers.slice(0, 2)],
    ]) {
      const { unmount } = render(
        <Table caption="Lamps" columns={columns} rows={[['One', '1', '2']]} />,
      );
      expect(screen.getByRole('table').classList.contains('stacks')).toBe(false);
      expect(screen.queryByRole('region')).toBeNull();
      unmount();
    }
  });
});
