import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Row } from '../../../resources/kit/index.ts';
import { siamikFakjur } from '../../../resources/master/siamikFakjur.ts';
import { ListError } from '../../platform/ui/list/ListError.tsx';
import { ListSkeleton } from '../../platform/ui/list/ListSkeleton.tsx';

type Unit = Row<typeof siamikFakjur>;

const kinds = siamikFakjur.fields.jenis.choices;
const most = 200;

/** Faculties with their departments and study programmes below them; searching shows the plain list instead. */
export default function UnitTree() {
  const { data, error, isPending } = useGetList<Unit>(siamikFakjur.name, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'kode', order: 'ASC' },
    filter: {},
  });
  if (error) return <ListError />;
  if (isPending) return <ListSkeleton cards={false} />;
  const units = data ?? [];
  const known = new Set(units.map(({ id }) => id));
  const roots = units.filter(({ idInduk }) => !idInduk || !known.has(idInduk));
  return (
    <Box component="ul" aria-label="Fakultas, jurusan, dan program studi" sx={{ listStyle: 'none', m: 0, p: 1 }}>
      {roots.map(unit => (
        <Branch key={unit.id} unit={unit} units={units} />
      ))}
    </Box>
  );
}

function Branch({ unit, units }: { unit: Unit; units: readonly Unit[] }) {
  const createPath = useCreatePath();
  const [open, setOpen] = useState(true);
  const below = units.filter(({ idInduk }) => idInduk === unit.id);
  const name = [unit.jenjang, unit.nama].filter(Boolean).join(' ');
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, gap: 1 }}>
        {below.length > 0 ? (
          <IconButton
            size="small"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-label={`${open ? 'Tutup' : 'Buka'} ${name}`}
          >
            {open ? <ExpandMoreIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />}
          </IconButton>
        ) : (
          <Box component="span" sx={{ width: 34, flexShrink: 0 }} />
        )}
        <Typography component="span" className="angka" sx={{ color: 'text.secondary', minWidth: 64 }}>
          {unit.kode}
        </Typography>
        <MuiLink
          component={Link}
          to={createPath({ resource: siamikFakjur.name, id: unit.id, type: 'show' })}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', py: 1 }}
        >
          {name}
          {unit.aktif ? '' : ' (nonaktif)'}
        </MuiLink>
        <Chip
          component="span"
          size="small"
          variant="outlined"
          label={kinds[unit.jenis]}
          sx={{ ml: 'auto', display: { xs: 'none', sm: 'inline-flex' } }}
        />
      </Box>
      {open && below.length > 0 ? (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, pl: { xs: 1.5, sm: 3 }, borderLeft: 1, borderColor: 'divider', ml: 2 }}
        >
          {below.map(child => (
            <Branch key={child.id} unit={child} units={units} />
          ))}
        </Box>
      ) : null}
    </li>
  );
}
