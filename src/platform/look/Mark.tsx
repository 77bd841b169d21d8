import { shippedLogo } from '../../../resources/identity.ts';
import { useIdentity } from '../useIdentity.ts';
import { ShippedMark } from './ShippedMark.tsx';

/**
 * The logo that the university has uploaded, on the ground that it stands on; else the portal's own mark: one kawung
 * figure, drawn in the colour of the text around it.
 * @param onDark it stands on a dark ground whatever the mode
 */
export function Mark({ size = 36, onDark = false }: { size?: number; onDark?: boolean }) {
  const { logo, logoGelap } = useIdentity();
  if (logo === shippedLogo) return <ShippedMark size={size} />;
  const picture = (src: string, className: string) => (
    <img className={className} src={src} width={size} height={size} alt="" style={{ objectFit: 'contain' }} />
  );
  if (onDark) return picture(logoGelap, 'mark');
  if (logo === logoGelap) return picture(logo, 'mark');
  return (
    <>
      {picture(logo, 'mark mark-light')}
      {picture(logoGelap, 'mark mark-dark')}
    </>
  );
}
