import type { BannerDrawing } from '../banner/banner-art.tsx';
import { farmDrawing } from './drawings/farm.ts';
import { haccpDrawing } from './drawings/haccp.ts';
import { ioServerDrawing } from './drawings/io-server.ts';
import { sm2sDrawing } from './drawings/sm2s.ts';
import { smwpDrawing } from './drawings/smwp.ts';
import { webEqDrawing } from './drawings/web-eq.ts';
import type { OfferKey } from './offers.ts';

/** The drawings of all offers, for pages that may be about any of them. */
export const OFFER_DRAWINGS: Record<OfferKey, BannerDrawing> = {
  webEq: webEqDrawing,
  smwp: smwpDrawing,
  ioServer: ioServerDrawing,
  farm: farmDrawing,
  sm2s: sm2sDrawing,
  haccp: haccpDrawing,
};
