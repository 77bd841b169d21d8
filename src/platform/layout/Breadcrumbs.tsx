import NavigateNext from '@mui/icons-material/NavigateNext';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useTrail } from '../common/useTrail.ts';
import { useLabel, useWords } from '../providers/language.ts';

/** Where one is, from route titles. On a phone only the page above shows: the heading says the page itself. */
export function Breadcrumbs() {
  const trail = useTrail();
  const labelOf = useLabel();
  const say = useWords();
  return (
    <MuiBreadcrumbs
      aria-label={say('Lokasi halaman')}
      separator={<NavigateNext fontSize="small" />}
      sx={{
        minWidth: 0,
        '& ol': { flexWrap: 'nowrap' },
        '& li': { minWidth: 0 },
        '& li:not(:last-of-type)': { display: { xs: 'none', md: 'flex' } },
        '& li:last-of-type': { display: { xs: 'none', sm: 'block' } },
        // The step before the last, behind its separator.
        '& li:nth-last-of-type(3)': { display: { xs: 'flex', sm: 'none', md: 'flex' }, alignItems: 'center' },
        '& li:nth-last-of-type(3):has(a)::before': {
          content: { xs: '"‹"', sm: 'none' },
          mr: 0.75,
          color: 'text.secondary',
        },
      }}
    >
      {trail.map((crumb, i) =>
        crumb.link && i < trail.length - 1 ? (
          <Link key={crumb.link} component={RouterLink} to={crumb.link} color="text.secondary" variant="body2" noWrap>
            {labelOf(crumb.title)}
          </Link>
        ) : (
          <Typography
            key={labelOf(crumb.title)}
            component="span"
            variant="body2"
            noWrap
            aria-current={i === trail.length - 1 ? 'page' : undefined}
            sx={{
              display: 'block',
              ...(i === trail.length - 1 ? { color: 'text.primary', fontWeight: 600 } : { color: 'text.secondary' }),
            }}
          >
            {labelOf(crumb.title)}
          </Typography>
        ),
      )}
    </MuiBreadcrumbs>
  );
}
