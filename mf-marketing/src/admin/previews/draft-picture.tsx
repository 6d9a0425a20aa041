import { useImageSource } from '@portal/kit/remote';
import { pictureAddress, shownSize, type CasePictureProps } from '../../features/cases/case-picture.tsx';

/** A picture that no page shows yet, which editors alone are given. */
export function DraftPicture({ picture, shape }: CasePictureProps) {
  const source = useImageSource(pictureAddress(picture, shape === 'card' ? 'tile.webp' : 'large.webp'), false);
  const [width, height] = shownSize(picture, shape);
  return <img src={source} width={width} height={height} alt="" />;
}
