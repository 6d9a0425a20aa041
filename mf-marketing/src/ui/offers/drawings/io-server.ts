import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** Machines of different makes, one server, the systems above. */
export const ioServerDrawing: BannerDrawing = {
  areas: 'M316 96h92v208h-92z',
  lines: 'M204 92h112M204 168h112M204 244h112M204 308h60v-24h52M408 132h112M408 200h112M408 268h112',
  bold: 'M316 96h92v208h-92zM334 128h56M334 164h56M334 200h56M334 236h56M128 70h76v44h-76zM128 146h76v44h-76zM128 222h76v44h-76zM128 290h76v36h-76zM520 110h72v44h-72zM520 178h72v44h-72zM520 246h72v44h-72z',
  accents:
    'M254 86h12v12h-12zM228 162h12v12h-12zM284 238h12v12h-12zM440 126h12v12h-12zM484 194h12v12h-12zM456 262h12v12h-12zM372 270h18v12h-18z',
};
