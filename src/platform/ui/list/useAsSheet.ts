import { useStore } from 'react-admin';
import { useMay } from '../permissions.ts';
import { useDeclaration } from '../registry.ts';

/** Tells if the list shows its rows as a sheet: the default for those who may write them, where the resource has one. */
export function useAsSheet() {
  const { name, sheet } = useDeclaration();
  const mayWrite = useMay('edit');
  const [chosen, setChosen] = useStore(`${name}.lembar`, true);
  const offered = sheet !== null && mayWrite;
  return { offered, on: offered && chosen, setOn: setChosen };
}
