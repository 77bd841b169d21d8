import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Kawung } from '../../platform/look/Kawung.tsx';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { isProgram, programs, type Story } from './stories.ts';

/** Whom a story is about: "Rizky · Informatika, magang di Bank Arta Niaga". */
export const personOf = ({ tokohNama, tokohKeterangan }: Story): string =>
  [tokohNama, tokohKeterangan].filter(Boolean).join(' · ');

/** Names of the programmes of a story. */
export const programsOf = ({ program }: Story, labelOf: (label: string) => string): string =>
  program.map(code => (isProgram(code) ? labelOf(programs[code]) : code)).join(', ');

/** One story; the whole card opens it. */
export function StoryCard({ story, onRead }: { story: Story; onRead: () => void }) {
  const say = useWords();
  const labelOf = useLabel();
  const { judul, ringkasan, gambarUrl, altGambar } = story;
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <ButtonBase
        onClick={onRead}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          width: '100%',
          textAlign: 'left',
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          transition: 'border-color 140ms',
          '&:hover': { borderColor: 'primary.main' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <Picture url={gambarUrl} alt={altGambar ?? ''} />
        <Box component="span" sx={{ display: 'block', p: 2 }}>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary', mb: 0.5 }}>
            {programsOf(story, labelOf) || say('Umum')}
          </Typography>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.35 }}>
            {judul}
          </Typography>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary', mt: 0.75 }}>
            {ringkasan}
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block', mt: 1.25 }}>
            {personOf(story)}
          </Typography>
        </Box>
      </ButtonBase>
    </Box>
  );
}

/** The story's picture; a quiet pattern stands in for one that there is not. */
function Picture({ url, alt }: { url: string | null; alt: string }) {
  if (url)
    return (
      <Box
        component="img"
        src={url}
        alt={alt}
        loading="lazy"
        sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
      />
    );
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        position: 'relative',
        display: 'block',
        width: '100%',
        aspectRatio: '16 / 9',
        color: '#fff',
        background: 'linear-gradient(120deg, var(--brand), var(--brand-deep))',
        '& .kawung': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.16 },
      }}
    >
      <Kawung size={64} />
    </Box>
  );
}
