import { commissioners } from './commissioners';
import { people } from './people';
import { type Recipe, standIn } from './recipe';

const cast = { ...people, ...commissioners };

/** All who have a look of their own: handles without their @, and ids of commissioners. */
export const sitters = Object.keys(cast);

export function portraitFor(sitter: string): Recipe {
  return cast[sitter] ?? standIn;
}
