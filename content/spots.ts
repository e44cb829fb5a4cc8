/** The names of the drawings in `components/Spot.tsx`. */
export type SpotName = 'mirror' | 'binder' | 'drawer';
