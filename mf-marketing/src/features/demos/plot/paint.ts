import type { Size } from './use-size.ts';

/** A canvas in CSS pixels with the page's colours and letters. */
export interface Paint {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** The value of a custom property of the page, such as `--accent`. */
  color(token: string): string;
  begin(size: Size): void;
  text(words: string, x: number, y: number, look?: { color?: string; align?: CanvasTextAlign; weight?: number }): void;
}

/** A part of a canvas's width, in CSS pixels, and the steps at its left and right edge. */
export interface Times {
  left: number;
  width: number;
  from: number;
  to: number;
}

/** Draws a whole canvas. `times` is the part of its width that shows time. */
export type Draw = (paint: Paint, times: Times) => void;

export function createPaint(context: CanvasRenderingContext2D, style: CSSStyleDeclaration): Paint {
  const colors = new Map<string, string>();
  const family = style.fontFamily;
  const font = { weight: 0 };
  const paint = {
    context,
    width: 0,
    height: 0,
    color(token: string) {
      const known = colors.get(token) ?? style.getPropertyValue(token).trim();
      colors.set(token, known);
      return known;
    },
    begin({ width, height, density }: Size) {
      // A canvas of another size has forgotten its font
      if (paint.width !== width || paint.height !== height) font.weight = 0;
      Object.assign(paint, { width, height });
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, width, height);
    },
    text(words: string, x: number, y: number, look: { color?: string; align?: CanvasTextAlign; weight?: number } = {}) {
      const { color = '--color-ink-muted', align = 'left', weight = 500 } = look;
      if (words === '') return;
      // To set a font, even the same again, the browser brings the styles of the page up to date
      if (font.weight !== weight) context.font = `${weight} 12px ${family}`;
      font.weight = weight;
      context.textAlign = align;
      context.textBaseline = 'middle';
      context.fillStyle = paint.color(color);
      context.fillText(words, x, y);
    },
  };
  return paint;
}

/** A function that draws on a canvas of that size. It is called once more by itself when the fonts of the page are loaded. */
export function painter(canvas: HTMLCanvasElement | null, size: Size, draw: (paint: Paint) => void): () => void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return () => undefined;
  const paint = createPaint(context, getComputedStyle(canvas));
  const show = () => {
    paint.begin(size);
    draw(paint);
  };
  void document.fonts?.ready.then(show);
  return show;
}
