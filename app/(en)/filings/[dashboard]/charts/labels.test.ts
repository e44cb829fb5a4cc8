import { describe, expect, it } from '@jest/globals';
import { selectFittingLabels, spreadLabels, splitTickLabel, wrapLabel } from './labels';

describe('spreadLabels', () => {
  it('leaves labels alone that have room', () => {
    expect(spreadLabels([10, 40, 80], 16, 100)).toEqual([10, 40, 80]);
  });

  it('moves labels apart in the order in which they stand', () => {
    expect(spreadLabels([52, 50, 10], 16, 100)).toEqual([66, 50, 10]);
  });

  it('keeps them within the drawing', () => {
    expect(spreadLabels([99, 98, 97], 16, 100)).toEqual([100, 84, 68]);
  });
});

describe('labels of an axis', () => {
  it('break between words', () => {
    expect(wrapLabel('Photo with unrelated caption', 150)).toEqual([
      'Photo with',
      'unrelated caption',
    ]);
    expect(wrapLabel('Commission Lobby', 20)).toEqual(['Commission', 'Lobby']);
  });

  it('are thinned out until they fit', () => {
    const degrees = ['50', '55', '60', '65', '70'];
    expect(selectFittingLabels(degrees, 50)).toEqual(degrees);
    expect(selectFittingLabels(degrees, 14)).toEqual(['50', '60', '70']);
  });

  it('name every third month where not all fit', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
    expect(selectFittingLabels(months, 50)).toEqual(months);
    expect(selectFittingLabels(months, 24)).toEqual(['Jan', 'Apr']);
  });

  it('name a year once', () => {
    const months = ['Nov 2024', 'Dec 2024', 'Jan 2025'];
    expect(months.map((_, i) => splitTickLabel(months, i))).toEqual([
      ['Nov', '2024'],
      ['Dec'],
      ['Jan', '2025'],
    ]);
  });
});
