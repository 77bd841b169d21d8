import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Kabar } from '../../../resources/umum/dashboard.ts';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { formatRelative } from '../../platform/providers/format.ts';
import { useWords } from '../../platform/providers/language.ts';

const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

/** The person's newest notices, each with whom and what it is about; all of them are behind the bell. */
export function NoticeList({ notices }: { notices: readonly Kabar[] }) {
  const say = useWords();
  const id = useId();
  const mayOpen = useMayOpen();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 0.5 }}>
        {say('Pemberitahuan terbaru')}
      </Typography>
      {notices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada pemberitahuan.')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {notices.map(({ id: key, judul, isi, link, waktu, dibaca }) => (
            <Box key={key} component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
              <Typography sx={{ fontWeight: dibaca ? 400 : 600, lineHeight: 1.35 }}>
                {link && mayOpen(link) ? (
                  <MuiLink component={Link} to={link}>
                    {judul}
                  </MuiLink>
                ) : (
                  judul
                )}
              </Typography>
              {isi ? (
                <Typography variant="body2" sx={{ ...twoLines, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                  {isi}
                </Typography>
              ) : null}
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {formatRelative(waktu)}
                {dibaca ? '' : ` · ${say('belum dibaca')}`}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
