import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { useProgress } from './ProgressProvider.client';

it('useProgress outside its provider throws an error that names the provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const WithoutProvider = () => <>{useProgress().done}</>;
  expect(() => render(<WithoutProvider />)).toThrow('ProgressProvider');
});
