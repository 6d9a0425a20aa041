const orientationTag = 0x01_12;
const entryBytes = 12;
const upright = 1;
const mostOrientations = 8;

/** How a picture is to be turned, by its Exif block (TIFF 6.0, without the name before it); 1 when it says nothing. */
function orientationOf(tiff: Buffer): number {
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II';
  const short = (at: number): number =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const long = (at: number): number =>
    at + 4 > tiff.length ? tiff.length : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at);
  const directory = long(4);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * entryBytes;
    if (at + entryBytes > tiff.length) break;
    if (short(at) === orientationTag) return short(at + 8);
  }
  return upright;
}

/** An Exif block that says how to turn the picture, as the given one does, and nothing else; undefined for one that stands upright. */
export function orientationAlone(tiff: Buffer): Buffer | undefined {
  const orientation = orientationOf(tiff);
  if (orientation <= upright || orientation > mostOrientations) return undefined;
  const block = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  block.writeUInt16BE(orientation, 18);
  return block;
}
