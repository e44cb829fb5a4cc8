import { longHair } from './hairLong';
import { shortHair } from './hairShort';

export const hair = { ...shortHair, ...longHair };
