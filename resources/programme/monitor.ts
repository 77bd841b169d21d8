import { DeclarationError, type DossierOptions, type MonitorOptions, type Programme } from '../kit/index.ts';
import { dossierOptions } from '../monitoring/dossier.ts';
import { conversion, monitor, monitorings, submitted } from '../monitoring/options.ts';
import { hasPartner } from './common.ts';
import { packageQueueOf } from './package.ts';

/** MONITOR of one programme, and the dossiers behind it. */
export function monitorOf(programme: Programme): { list: MonitorOptions; detail: DossierOptions } {
  const { monitoring, packages } = programme.screens;
  if (!monitoring) throw new DeclarationError(`program ${programme.name}.screens: tanpa monitoring`);
  const { list, detail } = monitor(
    monitoring,
    { ...(packages ? { paket: packageQueueOf(programme).detailPath } : {}), konversi: conversion },
    { filter: { ...submitted, kodeJenisMbkm_in: programme.kinds }, kinds: programme.kinds },
  );
  const { detail: own, places, host = [] } = programme;
  // Where the host stands in a column of its own, it says more than partner and program.
  const told = places?.some(place => host.includes(`${own?.key}.${place}`)) ? ['namaMitra', 'idProgram'] : [];
  const known = (name: string) => name !== 'namaMitra' || hasPartner(programme);
  const columns = list.columns.filter(name => known(name) && !told.includes(name));
  const beside = own && places ? { beside: { part: own.key, resource: own.resource, fields: places } } : {};
  return { list: { ...list, ...beside, columns, card: cardOf(list, known) }, detail };
}

const cardOf = ({ card }: MonitorOptions, known: (name: string) => boolean): MonitorOptions['card'] => ({
  ...card,
  facts: card.facts.filter(known),
});

/** The dossier by itself, opened from notices: back to whichever list the role has. */
export function dossierOf(programme: Programme): DossierOptions {
  const { dossier, monitoring, supervisors, history } = programme.screens;
  if (!dossier) throw new DeclarationError(`program ${programme.name}.screens: tanpa dossier`);
  const shared = Object.values(monitorings).map(({ list }) => list.listPath);
  const lists = [monitoring, ...shared, supervisors, history].filter(path => path !== undefined);
  return dossierOptions(lists, dossier, {});
}
