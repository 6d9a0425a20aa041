import type { BannerDrawing } from '../../banner/banner-art.tsx';

/** Orders over the days of a plan. */
export const sm2sDrawing: BannerDrawing = {
  areas: 'M120 92h480v40H120z',
  lines: 'M216 92v240M312 92v240M408 92v240M504 92v240M120 132h480M120 182h480M120 232h480M120 282h480M120 332h480',
  bold: 'M120 92h480v240H120zM136 112h40M428 80v264M140 148h150v20H140zM240 198h160v20H240zM340 248h128v20H340zM452 298h120v20H452z',
  accents: 'M141 149h148v18H141zM241 199h120v18H241zM341 249h52v18h-52zM421 74h14v14h-14z',
};
