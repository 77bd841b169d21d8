import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { Catatan } from '../../../../resources/umum/panggilanDiskusi.ts';
import { formatDateTime } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { partsOf } from './mention.ts';

interface Props {
  remark: Catatan;
  /** A notice led here. */
  sought: boolean;
  /** Says who reads it; where nobody but the team reads the row, it need not be said. */
  tellsAudience: boolean;
  busy: boolean;
  onDone: (done: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One remark with who wrote it, whether it is done, and what may be done with it. */
export function RemarkLine({ remark, sought, tellsAudience, busy, onDone, onEdit, onDelete }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sought) place.current?.scrollIntoView({ block: 'center' });
  }, [sought]);
  const { penulis, peran, waktu, isi, untuk, sebut, disunting, selesaiOleh, bolehUbah } = remark;
  const about = [peran ? labelOf(peran) : null, formatDateTime(waktu), disunting ? say('disunting') : null];
  return (
    <Box
      ref={place}
      component="article"
      aria-label={say('Catatan %{penulis}', { penulis })}
      sx={{
        py: 1.5,
        pl: 1.5,
        borderLeft: 3,
        borderColor: sought ? 'secondary.main' : selesaiOleh ? 'divider' : 'primary.main',
        bgcolor: sought ? 'action.hover' : undefined,
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {penulis}
        </Typography>
        <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
        {tellsAudience ? (
          <Chip size="small" variant="outlined" label={say(untuk === 'tim' ? 'Hanya tim' : 'Semua pembaca')} />
        ) : null}
      </Stack>
      <Typography sx={{ my: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {partsOf(isi, sebut).map(({ text, named }, i) =>
          named ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
            <Box key={i} component="strong" sx={{ color: 'primary.main' }}>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Typography>
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {selesaiOleh ? (
          <Chip
            size="small"
            color="success"
            variant="outlined"
            label={say('Selesai oleh %{nama}', { nama: selesaiOleh })}
          />
        ) : null}
        <Box className="layar-saja">
          <Button size="small" disabled={busy} onClick={() => onDone(!selesaiOleh)}>
            {selesaiOleh ? say('Buka lagi') : say('Tandai selesai')}
          </Button>
          {bolehUbah ? (
            <>
              <Button size="small" disabled={busy} onClick={onEdit}>
                {say('Ubah')}
              </Button>
              <Button size="small" color="error" disabled={busy} onClick={onDelete}>
                {say('Hapus')}
              </Button>
            </>
          ) : null}
        </Box>
      </Stack>
    </Box>
  );
}
