import { commissioners } from './commissioners';
import { people } from './people';
import { type Recipe, portraitOf } from './recipe';

const cast = { ...people, ...commissioners };

/** All seeds with a portrait of their own. */
export const sitters = Object.keys(cast);

/** The recipe of a sitter: a person's handle without its @, or a commissioner's id. */
export function portraitFor(seed: string): Recipe {
  return portraitOf(seed, cast[seed]);
}
