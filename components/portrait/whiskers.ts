import { type Draw, fill, line } from './ink';

/** Beards lie under the mouth, moustaches above it; one drawing serves both. */
export const whiskers = {
  none: () => '',
  beard: ({ hair, strand }) =>
    fill(
      hair,
      'M32 43C33 50 35 54 41 54.5Q50 52 59 54.5C65 54 67 50 68 43C72 60 66 75 50 77S28 60 32 43Z',
    ) + line(strand, 1.1, 'M38 62q1 6 5 9M62 62q-1 6-5 9M50 68v5'),
  moustache: ({ hair }) =>
    fill(
      hair,
      'M50 56.2C46.5 54 41.5 55 39.5 59.5C43.5 61 47.5 60.5 50 58.5C52.5 60.5 56.5 61 60.5 59.5C58.5 55 53.5 54 50 56.2Z',
    ),
  pencil: ({ hair }) => line(hair, 1.5, 'M49 56.8q-3 .2-6.5 1.5M51 56.8q3 .2 6.5 1.5'),
  chops: ({ hair }) =>
    fill(
      hair,
      'M32 42C30 52 28 60 37 65C41 66.5 44 64 45 60.5Q50 58 55 60.5C56 64 59 66.5 63 65C72 60 70 52 68 42C67 48 65.5 52 62 54.5C56 56 53 54.5 50 56.5C47 54.5 44 56 38 54.5C34.5 52 33 48 32 42Z',
    ),
  goatee: ({ hair }) => fill(hair, 'M45 64.5Q50 61.5 55 64.5Q55 73 50 75Q45 73 45 64.5Z'),
} satisfies Record<string, Draw>;

export type Whiskers = keyof typeof whiskers;
