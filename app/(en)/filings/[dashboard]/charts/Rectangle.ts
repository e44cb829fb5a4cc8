/** Position and size of a rectangle in a chart's SVG coordinates. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}
