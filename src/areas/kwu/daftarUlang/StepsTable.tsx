import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { langkahDaftarUlang, type UsahaMendaftarUlang } from '../../../../resources/kwu/bacaan.ts';
import { formatDate } from '../../../platform/providers/format.ts';
import { ScrollRegion } from '../../../platform/ui/ScrollRegion.tsx';
import { deadlineWords } from './StepCards.tsx';
import { StepMark } from './StepMark.tsx';

/** Steps that a business has behind it when it begins (docs/domain/30 §4.7). */
const needed: ReadonlySet<string> = new Set(['anggota', 'dpl', 'profil']);

export const isFinished = ({ langkah }: UsahaMendaftarUlang): boolean =>
  langkah.every(({ kode, status }) => !needed.has(kode) || status === 'selesai');

interface Props {
  businesses: readonly UsahaMendaftarUlang[];
  /** Null where nobody is reminded. */
  ticked: readonly string[] | null;
  onTick: (ids: readonly string[]) => void;
  onExtend: ((business: UsahaMendaftarUlang) => void) | null;
}

/** Every business with its steps: a table, on phones a card each. */
export const StepsTable = (props: Props) => (
  <>
    <Wide {...props} />
    <Narrow {...props} />
  </>
);

const toggled = (ticked: readonly string[], id: string): readonly string[] =>
  ticked.includes(id) ? ticked.filter(each => each !== id) : [...ticked, id];

function Wide({ businesses, ticked, onTick, onExtend }: Props) {
  return (
    <Paper variant="outlined" sx={{ display: { xs: 'none', sm: 'block' } }}>
      <ScrollRegion label="Langkah daftar ulang">
        <Table size="small" aria-label="Langkah daftar ulang">
          <TableHead>
            <TableRow>
              {ticked ? <TableCell padding="checkbox" aria-label="Pilih" /> : null}
              <TableCell>Usaha</TableCell>
              {Object.values(langkahDaftarUlang).map(name => (
                <TableCell key={name}>{name}</TableCell>
              ))}
              <TableCell>Batas</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {businesses.map(business => (
              <TableRow key={business.id} hover selected={ticked?.includes(business.id) ?? false}>
                {ticked ? (
                  <TableCell padding="checkbox">
                    <Tick business={business} ticked={ticked} onTick={onTick} />
                  </TableCell>
                ) : null}
                <TableCell sx={{ minWidth: 180 }}>
                  <Name business={business} />
                </TableCell>
                {business.langkah.map(({ kode, status, pesan }) => (
                  <TableCell key={kode}>
                    <StepMark status={status} pesan={pesan} />
                  </TableCell>
                ))}
                <TableCell sx={{ minWidth: 110 }}>
                  <Until business={business} onExtend={onExtend} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
    </Paper>
  );
}

const Narrow = ({ businesses, ticked, onTick, onExtend }: Props) => (
  <Box component="ul" sx={{ display: { xs: 'grid', sm: 'none' }, gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
    {businesses.map(business => (
      <Paper key={business.id} component="li" variant="outlined" sx={{ p: 1.5 }}>
        <Stack direction="row" sx={{ alignItems: 'flex-start' }}>
          {ticked ? <Tick business={business} ticked={ticked} onTick={onTick} /> : null}
          <Box sx={{ minWidth: 0 }}>
            <Name business={business} />
          </Box>
        </Stack>
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 0.75 }}>
          {business.langkah.map(({ kode, status, pesan }) => (
            <Box key={kode} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2">
                {langkahDaftarUlang[kode]}
              </Typography>
              <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
                <StepMark status={status} pesan={pesan} />
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ mt: 1 }}>
          <Until business={business} onExtend={onExtend} />
        </Box>
      </Paper>
    ))}
  </Box>
);

const Name = ({ business: { id, namaUsaha, dpl } }: { business: UsahaMendaftarUlang }) => (
  <>
    <Link component={RouterLink} to={`/kwu/daftar-ulang/detail/${id}`} variant="subtitle2">
      {namaUsaha}
    </Link>
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {dpl ?? 'Belum ada DPL'}
    </Typography>
  </>
);

interface TickProps {
  business: UsahaMendaftarUlang;
  ticked: readonly string[];
  onTick: Props['onTick'];
}

/** Whoever is finished is not reminded. */
const Tick = ({ business, ticked, onTick }: TickProps) =>
  isFinished(business) ? null : (
    <Checkbox
      checked={ticked.includes(business.id)}
      onChange={() => onTick(toggled(ticked, business.id))}
      slotProps={{ input: { 'aria-label': `Pilih ${business.namaUsaha}` } }}
      sx={{ mt: -1, ml: -1 }}
    />
  );

function Until({ business, onExtend }: { business: UsahaMendaftarUlang; onExtend: Props['onExtend'] }) {
  const { status, batas, perpanjangan, namaUsaha } = business;
  return (
    <>
      <Typography variant="body2">
        {status === 'aktif' || isFinished(business) ? `Sampai ${formatDate(batas)}` : deadlineWords(batas)}
      </Typography>
      {perpanjangan ? (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          Diperpanjang
        </Typography>
      ) : null}
      {onExtend && status === 'disetujui' ? (
        <Button size="small" onClick={() => onExtend(business)} aria-label={`Perpanjang ${namaUsaha}`}>
          Perpanjang
        </Button>
      ) : null}
    </>
  );
}
