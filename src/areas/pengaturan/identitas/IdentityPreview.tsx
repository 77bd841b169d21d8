import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { productName } from '../../../../resources/identity.ts';
import { useFileUrl } from '../../../platform/common/useFileUrl.ts';
import { ShippedMark } from '../../../platform/look/ShippedMark.tsx';
import { type Mode, sizes, tokensOf } from '../../../platform/look/tokens.ts';
import { contrastWords } from './contrastWords.ts';

const names = { light: 'Mode terang', dark: 'Mode gelap' } as const;
const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value);

/** Head and button of the portal as they are typed, in both modes, with how well the colour reads. */
export function IdentityPreview() {
  const values = useWatch<Record<string, unknown>>();
  const word = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const light = useFileUrl(word('logo') || null);
  const dark = useFileUrl(word('logoGelap') || null);
  const colors = { main: word('warnaUtama'), accent: word('warnaAksen') };
  const title = productName(word('produk'), {
    namaUniversitas: word('namaUniversitas'),
    singkatan: word('singkatan'),
    namaPortal: word('namaPortal'),
    motto: word('motto'),
    kota: word('kota'),
  });
  if (!isColor(colors.main) || !isColor(colors.accent)) return null;
  const look = tokensOf(colors.main, colors.accent);
  return (
    <Box
      component="section"
      aria-label="Pratinjau"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' }, mb: 3 }}
    >
      {(['light', 'dark'] as const satisfies readonly Mode[]).map(mode => {
        const { surface, page, line, primary, onPrimary, accent, onAccent, ink, muted } = look[mode];
        const logo = mode === 'dark' ? (dark ?? light) : light;
        const { enough, text } = contrastWords(colors.main, mode);
        return (
          <Box key={mode} role="group" aria-label={names[mode]}>
            <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
              {names[mode]}
            </Typography>
            <Box sx={{ border: 1, borderColor: line, borderRadius: 1, overflow: 'hidden', bgcolor: page, color: ink }}>
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  px: 1.75,
                  minHeight: sizes.topBar,
                  bgcolor: surface,
                  borderBottom: `1px solid ${line}`,
                  color: primary,
                }}
              >
                {logo ? (
                  <img src={logo} width={36} height={36} alt="" style={{ objectFit: 'contain' }} />
                ) : (
                  <ShippedMark size={36} />
                )}
                <Box sx={{ minWidth: 0 }}>
                  <Typography noWrap sx={{ fontWeight: 700, color: ink }}>
                    {word('namaPortal')}
                  </Typography>
                  <Typography noWrap variant="caption" component="div" sx={{ color: muted }}>
                    {word('namaUniversitas')}
                  </Typography>
                </Box>
              </Box>
              <Box sx={{ p: 1.75 }}>
                <Typography variant="caption" component="p" noWrap sx={{ color: muted, mb: 1 }}>
                  {title}
                </Typography>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                  <Box sx={{ px: 2, py: 0.75, borderRadius: 1, bgcolor: primary, color: onPrimary, fontWeight: 600 }}>
                    Tombol
                  </Box>
                  <Box sx={{ px: 1.25, py: 0.25, borderRadius: 4, bgcolor: accent, color: onAccent, fontSize: 13 }}>
                    Aksen
                  </Box>
                  <Box sx={{ color: primary, fontWeight: 600 }}>Tautan</Box>
                </Box>
              </Box>
            </Box>
            <Typography
              variant="body2"
              role="status"
              sx={{ mt: 0.75, color: enough ? 'text.secondary' : 'warning.main' }}
            >
              {text}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
