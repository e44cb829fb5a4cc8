import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useCourseProgress } from './ProgressProvider.client';

it('useCourseProgress outside a ProgressProvider throws an error that names the provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const WithoutProvider = () => <>{useCourseProgress().done}</>;
  expect(() => render(<WithoutProvider />)).toThrow('ProgressProvider');
});
