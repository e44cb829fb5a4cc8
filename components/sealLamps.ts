export const sealLampCircle = { cx: 60, cy: 56, r: 48 };

/**
 * Lamps clockwise from the first one right of the top. Round line caps turn a line of almost no
 * length into a dot.
 */
export const sealLampPaths = Array.from({ length: 10 }, (_, lamp) => {
  const angle = ((36 * lamp - 72) * Math.PI) / 180;
  const x = sealLampCircle.cx + sealLampCircle.r * Math.cos(angle);
  const y = sealLampCircle.cy + sealLampCircle.r * Math.sin(angle);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
});
