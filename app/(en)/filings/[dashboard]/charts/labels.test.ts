import { describe, expect, it } from '@jest/globals';
import { spreadLabels, wrapLabel, wrapTickLabels } from './labels';

describe('spreadLabels', () => {
  it('does not move labels that are far enough apart', () => {
    expect(spreadLabels([10, 40, 80], 16, 100)).toEqual([10, 40, 80]);
  });

  it('moves overlapping labels apart and keeps their order', () => {
    expect(spreadLabels([52, 50, 10], 16, 100)).toEqual([66, 50, 10]);
  });

  it('keeps labels between zero and the end of the drawing', () => {
    expect(spreadLabels([99, 98, 97], 16, 100)).toEqual([100, 84, 68]);
  });
});

describe('labels of an axis', () => {
  it('wrapLabel breaks labels only between words, however wide a word is', () => {
    expect(wrapLabel('Photo with unrelated caption', 150)).toEqual([
      'Photo with',
      'unrelated caption',
    ]);
    expect(wrapLabel('Commission Lobby', 20)).toEqual(['Commission', 'Lobby']);
  });

  it('wrapTickLabels keeps all labels that fit, or every second one', () => {
    const degrees = ['50', '55', '60', '65', '70'];
    expect(wrapTickLabels(degrees, 50).flat()).toEqual(degrees);
    expect(wrapTickLabels(degrees, 14)).toEqual([['50'], [], ['60'], [], ['70']]);
  });

  it('months whose names do not fit are printed as initials', () => {
    const months = ['Jan', 'Feb', 'Mar'];
    expect(wrapTickLabels(months, 50).flat()).toEqual(months);
    expect(wrapTickLabels(months, 18).flat()).toEqual(['J', 'F', 'M']);
  });

  it('wrapTickLabels prints the year only with the first month of each year', () => {
    expect(wrapTickLabels(['Nov 2024', 'Dec 2024', 'Jan 2025'], 50)).toEqual([
      ['Nov', '2024'],
      ['Dec'],
      ['Jan', '2025'],
    ]);
  });
});
