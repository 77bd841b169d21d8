import Typography from '@mui/material/Typography';
import type { Peta } from '../../../resources/pengaturan/peta.ts';
import { useWords } from '../providers/language.ts';

/** Below a map: whose tiles it shows (setting `peta.atribusi`), or where its outlines come from. */
export function MapSource({ tiles }: { tiles: Peta | undefined }) {
  const say = useWords();
  if (!tiles) return null;
  const source = tiles.ubin
    ? tiles.atribusi
    : say('Garis pantai dan batas provinsi: Natural Earth (domain publik), tanpa provinsi baru sejak 2012.');
  return source ? (
    <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
      {source}
    </Typography>
  ) : null;
}
