import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { UserHandle } from './UserHandle';

/** The handle with a vertical bar at each `wbr`, where lines may break. */
function renderWithBreakOpportunities(name: string): string {
  const { container } = render(<UserHandle name={name} />);
  container.querySelectorAll('wbr').forEach((wbr) => wbr.replaceWith('|'));
  return container.textContent;
}

describe('a handle', () => {
  it.each([
    ['@SoftLaunchSienna_Part9of', '@Soft|Launch|Sienna_|Part9of'],
    ['@HustleAtFourAMHenrietta', '@Hustle|At|Four|AM|Henrietta'],
    ['@golden.hour.is.late', '@golden.|hour.|is.|late'],
    ['@moved_your_coffee_again', '@moved_|your_|coffee_|again'],
  ])('the account handle %s may wrap exactly where “|” stands in %s', (name, expected) => {
    expect(renderWithBreakOpportunities(name)).toBe(expected);
  });
});
