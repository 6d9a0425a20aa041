import type { FlawKind } from '../parts/flaws.ts';
import type { GrayImage } from '../parts/gray-image.ts';
import { BOLT_CIRCLE, BOLT_RADIUS, BOLTS, OUTER_RADIUS } from '../parts/part-shape.ts';
import { differenceOf } from './difference.ts';
import { findPose, type Pose } from './pose.ts';
import type { Reference } from './reference.ts';
import { regionsAbove, type Region } from './regions.ts';

export interface Finding {
  kind: FlawKind;
  left: number;
  top: number;
  width: number;
  height: number;
  /** In pixels. */
  area: number;
  /** Mean difference from a flawless part, in shades of 256. */
  strength: number;
}

export interface Inspection {
  findings: Finding[];
  difference: GrayImage;
}

/** Smaller regions are the camera's noise. */
const MINIMUM_AREA = 18;

function kindOf({ x, y, elongation }: Region, pose: Pose): FlawKind {
  const [dx, dy] = [x - pose.x, y - pose.y];
  const distance = Math.hypot(dx, dy);
  if (distance > OUTER_RADIUS - 16) return 'chip';
  const step = (2 * Math.PI) / BOLTS;
  const angle = Math.atan2(dy, dx) - pose.turn;
  const nearest = Math.round(angle / step) * step + pose.turn;
  if (Math.hypot(dx - BOLT_CIRCLE * Math.cos(nearest), dy - BOLT_CIRCLE * Math.sin(nearest)) < BOLT_RADIUS / 2)
    return 'missingHole';
  return elongation > 3 ? 'scratch' : 'stain';
}

/**
 * Inspects one picture: finds the part and its turn, compares it with the reference, gathers what differs by more than
 * `threshold` shades, and names it by place and shape. No trained model: every step can be followed.
 */
export function inspect(image: GrayImage, reference: Reference, threshold: number): Inspection {
  const pose = findPose(image);
  const difference = differenceOf(image, pose, reference);
  const findings = regionsAbove(difference, threshold, MINIMUM_AREA).map((region) => ({
    kind: kindOf(region, pose),
    left: region.left,
    top: region.top,
    width: region.right - region.left + 1,
    height: region.bottom - region.top + 1,
    area: region.area,
    strength: region.strength,
  }));
  return { findings, difference };
}
