import Box from '@mui/material/Box';
import { useFileUrl } from '../../common/useFileUrl.ts';

const pictures: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'webp', 'svg', 'gif']);

export const isPicture = (extension: string): boolean => pictures.has(extension);

/** A stored picture, small; nothing while it is on its way or when it is gone. */
export function FilePicture({ id, alt }: { id: string; alt: string }) {
  const url = useFileUrl(id);
  if (!url) return null;
  return (
    <Box
      component="img"
      src={url}
      alt={alt}
      sx={{ display: 'block', width: 96, height: 96, objectFit: 'cover', borderRadius: 1, mb: 0.5 }}
    />
  );
}
