/** The typefaces of the page, as its style sheet names them. */
export interface Faces {
  sans: string;
  serif: string;
}

export type Pen = CanvasRenderingContext2D;

function wrap(pen: Pen, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** The text in as few lines as fit this width, about equally long, in the font that is set. */
export function linesOf(pen: Pen, text: string, width: number): string[] {
  const { length } = wrap(pen, text, width);
  let balanced = width;
  while (wrap(pen, text, balanced - 8).length === length) balanced -= 8;
  return wrap(pen, text, balanced);
}

interface StampPlace {
  /** Of its middle. */
  x: number;
  y: number;
  /** Of its letters, unless it would then be wider than there is room. */
  size: number;
  room: number;
}

/** A rubber stamp: bold capitals in a double border, not quite level. */
export function stamp(
  pen: Pen,
  text: string,
  { x, y, size, room }: StampPlace,
  { family, color }: { family: string; color: string },
): void {
  const letters = text.toUpperCase();
  const set = (letterSize: number) => {
    // Where a browser does not know it, the letters stand closer.
    pen.letterSpacing = `${letterSize * 0.08}px`;
    pen.font = `800 ${letterSize}px ${family}`;
    return pen.measureText(letters).width + letterSize * 0.9;
  };
  pen.save();
  pen.translate(x, y);
  pen.rotate((-5 * Math.PI) / 180);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = color;
  pen.strokeStyle = color;
  pen.lineWidth = 3;
  const fitting = Math.min(size, (size * room) / set(size));
  const width = set(fitting);
  const height = fitting * 1.6;
  pen.strokeRect(-width / 2, -height / 2, width, height);
  pen.strokeRect(-width / 2 + 7, -height / 2 + 7, width - 14, height - 14);
  pen.fillText(letters, fitting * 0.04, fitting * 0.05);
  pen.restore();
}
