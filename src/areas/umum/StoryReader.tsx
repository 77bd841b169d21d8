import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Loading } from '../../platform/common/Loading.tsx';
import { usePhone } from '../../platform/common/usePhone.ts';
import { formatDate } from '../../platform/providers/format.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { Markdown } from '../publik/berita/Markdown.tsx';
import { Prose } from '../publik/berita/Prose.tsx';
import { personOf, programsOf } from './StoryCard.tsx';
import { useStory } from './stories.ts';

/** A story to read, over the cards; fills a phone. */
export function StoryReader({ slug, onClose }: { slug: string | null; onClose: () => void }) {
  const say = useWords();
  const labelOf = useLabel();
  const id = useId();
  const phone = usePhone();
  const { data, error } = useStory(slug);
  return (
    <Dialog open={slug !== null} onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={id}>
      <IconButton
        onClick={onClose}
        aria-label={say('Tutup cerita')}
        sx={{ position: 'absolute', top: 8, right: 8, zIndex: 1, bgcolor: 'background.paper' }}
      >
        <CloseIcon />
      </IconButton>
      {/* A long story without links holds nothing to tab to: the keyboard scrolls it from here. */}
      <DialogContent tabIndex={0} role="group" aria-labelledby={id} sx={{ p: { xs: 2.5, sm: 5 } }}>
        <Typography id={id} variant="h5" component="h2" sx={{ pr: 5, overflowWrap: 'anywhere' }}>
          {data?.judul ?? say('Cerita')}
        </Typography>
        {error ? (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(error)}
          </Alert>
        ) : data ? (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 2.5 }}>
              {[personOf(data), programsOf(data, labelOf), formatDate(data.tanggalTerbit)].filter(Boolean).join(' · ')}
            </Typography>
            {data.gambarUrl ? (
              <Box
                component="img"
                src={data.gambarUrl}
                alt={data.altGambar ?? ''}
                sx={{ display: 'block', width: '100%', maxHeight: 380, objectFit: 'cover', borderRadius: 1, mb: 3 }}
              />
            ) : null}
            <Box sx={{ maxWidth: 680 }}>
              <Prose>
                <Markdown text={data.isi} />
              </Prose>
            </Box>
          </>
        ) : (
          <Loading height={280} label={say('Memuat cerita')} sx={{ mt: 2 }} />
        )}
      </DialogContent>
    </Dialog>
  );
}
