import { expect, it } from '@jest/globals';
import { ratingBands } from '../ratingBands';
import { chooseEnclosedPapers } from './determination';
import { walletFindingRules } from './rules';

it('band and finding never enclose the same paper', () => {
  for (const band of ratingBands)
    for (const finding of walletFindingRules) {
      const [byBand, byFinding] = chooseEnclosedPapers({ band }, finding);
      expect(byFinding).not.toBe(byBand);
    }
});
