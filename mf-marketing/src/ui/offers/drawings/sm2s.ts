import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** Orders over the days of a plan. */
export const sm2sDrawing: BannerDrawing = {
  areas: 'M120 84h480v40H120z',
  lines: 'M216 84v240M312 84v240M408 84v240M504 84v240M120 124h480M120 174h480M120 224h480M120 274h480M120 324h480',
  bold: 'M120 84h480v240H120zM136 104h40M428 72v264M140 140h150v20H140zM240 190h160v20H240zM340 240h128v20H340zM452 290h120v20H452z',
  accents: 'M141 141h148v18H141zM241 191h120v18H241zM341 241h52v18h-52zM421 66h14v14h-14z',
};
