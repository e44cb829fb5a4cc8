/** The `font-family` of the page's text (`sans`) and headings (`serif`). */
export interface FontFamilies {
  sans: string;
  serif: string;
}

export type CanvasContext = CanvasRenderingContext2D;

function wrap(context: CanvasContext, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Breaks a text into as few lines as the width allows, all of about the same length. */
export function wrapTextBalanced(context: CanvasContext, text: string, width: number): string[] {
  const { length } = wrap(context, text, width);
  let balanced = width;
  while (wrap(context, text, balanced - 8).length === length) balanced -= 8;
  return wrap(context, text, balanced);
}

interface StampPlacement {
  /** `x` and `y` are the center of the stamp. */
  x: number;
  y: number;
  /** The font size in pixels; reduced if the stamp would be wider than `maxWidth`. */
  size: number;
  maxWidth: number;
}

export function drawRubberStamp(
  context: CanvasContext,
  text: string,
  { x, y, size, maxWidth }: StampPlacement,
  { family, color }: { family: string; color: string },
): void {
  const letters = text.toUpperCase();
  const widthAt = (letterSize: number) => {
    // Browsers that do not support `letterSpacing` print the letters closer together.
    context.letterSpacing = `${letterSize * 0.08}px`;
    context.font = `800 ${letterSize}px ${family}`;
    return context.measureText(letters).width + letterSize * 0.9;
  };
  context.save();
  context.translate(x, y);
  context.rotate((-5 * Math.PI) / 180);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 3;
  const fitting = Math.min(size, (size * maxWidth) / widthAt(size));
  const width = widthAt(fitting);
  const height = fitting * 1.6;
  context.strokeRect(-width / 2, -height / 2, width, height);
  context.strokeRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14);
  context.fillText(letters, fitting * 0.04, fitting * 0.05);
  context.restore();
}
