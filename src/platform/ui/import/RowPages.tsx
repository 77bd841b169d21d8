import TablePagination from '@mui/material/TablePagination';
import { formatNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';

/** Rows of an import on one page. */
export const perPage = 25;

interface Props {
  total: number;
  /** From 0. */
  page: number;
  onPage: (page: number) => void;
}

/** Leads through the rows of an import; nothing where they fit on one page. */
export function RowPages({ total, page, onPage }: Props) {
  const say = useWords();
  if (total <= perPage) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page}
      rowsPerPage={perPage}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onPage(next)}
      labelDisplayedRows={({ from, to, count }) =>
        `${formatNumber(from)}–${formatNumber(to)} ${say('dari')} ${formatNumber(count)}`
      }
      getItemAriaLabel={type => (type === 'next' ? say('Halaman berikutnya') : say('Halaman sebelumnya'))}
    />
  );
}
