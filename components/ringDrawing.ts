/** On which the lamps lie, on a box of 120 by 132. */
export const ring = { cx: 60, cy: 56, r: 48 };

/** The ten lamps, clockwise from the top: lines without length, with round ends. */
export const lampDots = Array.from({ length: 10 }, (_, lamp) => {
  const angle = ((36 * lamp - 72) * Math.PI) / 180;
  const x = ring.cx + ring.r * Math.cos(angle);
  const y = ring.cy + ring.r * Math.sin(angle);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
});

/** Of a seal from 72 px. */
export const fullStand = 'M60 107V126M44 126H76';
