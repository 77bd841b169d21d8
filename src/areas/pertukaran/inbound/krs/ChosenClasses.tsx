import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { BarisKrs } from '../../../../../resources/pertukaran/bacaanKrs.ts';
import { useWords } from '../../../../platform/providers/language.ts';
import { useWhen } from './when.ts';

interface Props {
  rows: readonly BarisKrs[];
  /** Gives a class up; undefined while the plan is closed. */
  onRemove?: ((row: BarisKrs) => void) | undefined;
  busy: boolean;
}

/** The classes of a plan. */
export function ChosenClasses({ rows, onRemove, busy }: Props) {
  const say = useWords();
  const whenOf = useWhen();
  if (!rows.length)
    return <Typography sx={{ color: 'text.secondary' }}>{say('Belum ada mata kuliah yang dipilih.')}</Typography>;
  return (
    <List disablePadding>
      {rows.map(row => (
        <ListItem
          key={row.id}
          divider
          disableGutters
          secondaryAction={
            onRemove ? (
              <IconButton
                edge="end"
                aria-label={say('Hapus %{nama}', { nama: row.namaMk })}
                onClick={() => onRemove(row)}
                disabled={busy}
              >
                <DeleteIcon />
              </IconButton>
            ) : undefined
          }
        >
          <Box sx={{ minWidth: 0, pr: onRemove ? 3 : 0 }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {say('%{nama} (%{kelas}), %{sks} SKS', { nama: row.namaMk, kelas: row.kelas, sks: row.sks })}
            </Typography>
            <Typography variant="body2" className="angka" sx={{ color: 'text.secondary' }}>
              {row.kodeMk} · {whenOf(row)}
              {row.ruang ? ` · ${row.ruang}` : ''}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {row.dosen ?? say('Dosen belum ditetapkan')}
            </Typography>
            {row.linkDaring ? (
              <Link href={row.linkDaring} target="_blank" rel="noreferrer">
                {say('Buka tautan kelas')}
              </Link>
            ) : null}
          </Box>
        </ListItem>
      ))}
    </List>
  );
}
