import CheckIcon from '@mui/icons-material/Check';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Chip from '@mui/material/Chip';
import type { Requirements } from '../../../../resources/kit/index.ts';
import type { SyaratDaftar } from '../../../../resources/kit/requirement.ts';
import { useWords } from '../../providers/language.ts';

interface Props {
  chips: NonNullable<Requirements['chips']>;
  requirements: readonly SyaratDaftar[];
}

/** The requirements that a decision turns on, where the eye falls first: "SKS KRS 18 / 20". */
export function RequirementChips({ chips, requirements }: Props) {
  const say = useWords();
  return chips.map(({ kode, label }) => {
    const found = requirements.find(requirement => requirement.kode === kode);
    if (!found) return null;
    const words =
      found.nilai === null ? say('%{nama} tidak ada', { nama: label }) : `${label} ${found.nilai} / ${found.batas}`;
    return (
      <Chip
        key={kode}
        size="small"
        variant="outlined"
        color={found.lolos ? 'success' : 'error'}
        icon={found.lolos ? <CheckIcon /> : <WarningIcon />}
        label={words}
      />
    );
  });
}
