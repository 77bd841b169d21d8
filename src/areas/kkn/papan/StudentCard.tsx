import { useDraggable } from '@dnd-kit/react';
import MedicalIcon from '@mui/icons-material/MedicalInformationOutlined';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import StarIcon from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo } from 'react';
import type { PesertaPapan } from '../../../../resources/kkn/papan.ts';
import { useBoard, useLifted, useMover } from './useBoard.ts';
import { useCardKeys } from './useCardKeys.ts';

interface Props {
  person: PesertaPapan;
  /** Column that the card stands in. */
  place: string;
  leads: boolean;
  /** Reason for having no place. */
  reason?: string;
  /** The one card of its column that Tab reaches; arrows lead to the others. */
  first: boolean;
}

/** Height of a card with the gap below it, in pixels. */
export const cardHeight = 58;

/** A student on the board: dragged by pointer, carried by keys (Spasi, arrows, Enter), or moved by its menu. */
export const StudentCard = memo(function StudentCard({ person, place, leads, reason, first }: Props) {
  const { fixed, ask } = useBoard();
  const { idPendaftarMbkm: who, nama } = person;
  const { ref, isDragSource } = useDraggable({ id: who, data: { place }, disabled: fixed });
  const lifted = useLifted(now => now?.who === who);
  const mover = useMover(who);
  const onKeyDown = useCardKeys(person, place);
  return (
    <Box
      ref={ref}
      role="listitem"
      aria-label={wordsOf(person, leads, reason, mover)}
      data-peserta={who}
      tabIndex={first ? 0 : -1}
      onKeyDown={onKeyDown}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height: cardHeight - 6,
        mb: '6px',
        pl: 1,
        border: 1,
        borderColor: lifted ? 'primary.main' : mover ? 'info.main' : 'divider',
        boxShadow: mover ? theme => `inset 3px 0 0 ${theme.palette.info.main}` : undefined,
        borderRadius: 1,
        bgcolor: lifted ? 'action.selected' : 'background.paper',
        opacity: isDragSource ? 0.4 : 1,
        cursor: fixed ? 'default' : 'grab',
        userSelect: 'none',
      }}
    >
      <CardWords person={person} leads={leads} reason={reason} mover={mover} />
      {fixed ? null : (
        <IconButton
          size="small"
          tabIndex={-1}
          aria-label={`Pindahkan ${nama}`}
          aria-haspopup="menu"
          onClick={event => ask({ what: 'menu', who, anchor: event.currentTarget })}
          onKeyDown={(event: KeyboardEvent) => event.stopPropagation()}
        >
          <MoreVertIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
});

const wordsOf = (
  { nama, prodi, jenisKelamin, khusus }: PesertaPapan,
  leads: boolean,
  reason: string | undefined,
  mover: string | undefined,
): string =>
  [
    nama,
    prodi,
    jenisKelamin === 'L' ? 'laki-laki' : 'perempuan',
    ...(leads ? ['ketua'] : []),
    ...(khusus ? ['berkebutuhan khusus atau memiliki riwayat penyakit'] : []),
    ...(reason ? [reason] : []),
    ...(mover ? [movedBy(mover)] : []),
  ].join(', ');

const movedBy = (mover: string): string => `dipindahkan ${mover}`;

interface CardWordsProps extends Pick<Props, 'person' | 'leads'> {
  reason?: string | undefined;
  /** Whoever has just moved the student. */
  mover?: string | undefined;
}

/** Content of a card, also used while it is dragged. */
export function CardWords({ person, leads, reason, mover }: CardWordsProps) {
  const { nama, prodi, jenisKelamin, khusus, bersediaJadiKetua } = person;
  const about = reason ?? `${jenisKelamin} · ${prodi}${bersediaJadiKetua && !leads ? ' · bersedia jadi ketua' : ''}`;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {leads ? <StarIcon titleAccess="Ketua" sx={{ fontSize: 15, color: 'secondary.main' }} /> : null}
        <Typography variant="body2" noWrap title={nama} sx={{ fontWeight: 600 }}>
          {nama}
        </Typography>
        {khusus ? (
          <MedicalIcon
            titleAccess="Kebutuhan khusus atau riwayat penyakit"
            sx={{ fontSize: 15, color: 'warning.main' }}
          />
        ) : null}
      </Box>
      <Typography
        variant="caption"
        component="div"
        noWrap
        title={reason ?? prodi}
        sx={{ color: mover ? 'info.main' : 'text.secondary' }}
      >
        {mover ? movedBy(mover) : about}
      </Typography>
    </Box>
  );
}
