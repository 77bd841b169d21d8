import { useQueryClient } from '@tanstack/react-query';
import { createElement, isValidElement, type ReactElement, useState } from 'react';
import {
  DataProviderContext,
  I18nContext,
  Resource,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  type ResourceProps,
} from 'react-admin';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import type { Resource as Declaration, Registry, Screen } from '../resources/kit/index.ts';
import { drawArea } from './areas/area.ts';
import { firstAreas } from './areas/first.ts';
import { FormOutbox } from './areas/formulir/luring/FormOutbox.tsx';
import { OutboxRunner } from './areas/kegiatan/outbox/OutboxRunner.tsx';
import { useDeclareScreens } from './platform/common/declaredScreens.ts';
import { NotFoundPage } from './platform/errors/NotFoundPage.tsx';
import { AccessGate } from './platform/layout/AccessGate.tsx';
import { createDataProvider } from './platform/providers/dataProvider.ts';
import { createI18nProvider } from './platform/providers/i18nProvider.ts';
import { pageAt } from './platform/screens/pages.ts';
import { ScreenContent } from './platform/screens/ScreenContent.tsx';
import { MergePage, RegistryContext, toResourceProps, writingViews } from './platform/ui/index.ts';

firstAreas.forEach(drawArea);

const pathOf = (screen: Screen) => screen.path.replace(/^\//, '');

/**
 * Every screen of a registry, inside the shell. Declarations are known from here on down: react-admin's resources,
 * words and calls are made from them. The shell and the first screen after a login do without, so that they do not wait
 * for the declarations of every area. Tests mount it with a registry of their own.
 * @param whole fetches the registry of every area, where `registry` is that of some
 */
export function Screens({ registry, whole }: { registry: Registry; whole?: () => Promise<Registry> }) {
  const queryClient = useQueryClient();
  const [world] = useState(() => {
    const resources = resourcesOf(registry);
    return {
      dataProvider: createDataProvider(registry, queryClient),
      i18nProvider: createI18nProvider(registry),
      definitions: Object.fromEntries(resources.map(props => [props.name, Resource.registerResource(props)])),
      routes: [...resources.map(props => resourceRoute(props, registry)), ...screenRoutes(registry)],
    };
  });
  useDeclareScreens(registry.screens);
  return (
    <RegistryContext value={registry}>
      <DataProviderContext value={world.dataProvider}>
        <I18nContext value={world.i18nProvider}>
          <ResourceDefinitionContextProvider definitions={world.definitions}>
            <OutboxRunner whole={whole} />
            <FormOutbox />
            <AccessGate screens={registry.screens}>
              <Routes>
                {world.routes}
                <Route path="*" element={<NotFoundPage inside />} />
              </Routes>
            </AccessGate>
          </ResourceDefinitionContextProvider>
        </I18nContext>
      </DataProviderContext>
    </RegistryContext>
  );
}

/** Props of a `<Resource>` per declaration, with the views of the crud screen that lives at its name. */
function resourcesOf(registry: Registry): ResourceProps[] {
  const crud = registry.screens.filter(screen => screen.pattern === 'crud');
  return registry.resources.map(declaration => {
    const screen = crud.find(found => pathOf(found) === declaration.name && found.resources[0] === declaration.name);
    const props = toResourceProps(declaration, screen);
    // Also at the resource's own name a role may see something else than the list.
    return screen?.byRole && props.list ? { ...props, list: entrance(screen, elementOf(props.list)) } : props;
  });
}

const resourceRoute = (props: ResourceProps, registry: Registry) => {
  const merges = props.list && registry.get(props.name).merge;
  // Beside the views of react-admin's own.
  const children = merges ? <Route path="gabung" element={<MergePage />} /> : undefined;
  return <Route key={props.name} path={`${props.name}/*`} element={<Resource {...props}>{children}</Resource>} />;
};

/** Routes of pages composed by hand, of patterns, and of crud screens at another path than their resource's. */
const screenRoutes = (registry: Registry): ReactElement[] =>
  registry.screens.flatMap(screen => {
    // A page may differ by role, like every other screen.
    if (screen.pattern === 'page' && !screen.byRole) {
      const Page = pageAt(screen.path);
      return Page ? [<Route key={screen.path} path={screen.path} element={<Page />} />] : [];
    }
    if (screen.pattern === 'crud/form') return formRoutes(screen, registry.find(screen.resources[0] ?? ''));
    if (screen.pattern !== 'crud')
      return [
        <Route key={screen.path} path={screen.path} element={<ScreenContent key={screen.path} screen={screen} />} />,
      ];
    const declaration = registry.find(screen.resources[0] ?? '');
    return !declaration || pathOf(screen) === declaration.name ? [] : crudRoutes(screen, declaration);
  });

/** A crud screen at a path of its own has no `<Resource>` around it; it gets the resource context here. */
function crudRoutes(screen: Screen, declaration: Declaration): ReactElement[] {
  const views = toResourceProps(declaration, screen);
  const found: [suffix: string, view: View][] = [
    ['', views.list],
    ['/create', views.create],
    ['/gabung', declaration.merge ? MergePage : undefined],
    ['/:id', views.edit],
    ['/:id/show', views.show],
  ];
  return found.flatMap(([suffix, view]) => {
    const path = `${screen.path}${suffix}`;
    if (!view) return [];
    const page = withResource(declaration.name, view);
    return [<Route key={path} path={path} element={suffix ? page : entrance(screen, page)} />];
  });
}

/**
 * Content at the screen's own address: the generated list, unless the declaration gives something else for the role.
 */
const entrance = (screen: Screen, list: ReactElement) => <ScreenContent screen={screen} generated={list} />;

/** The form of a crud screen at an address of its own; `?id=` names the row as well as the path does. */
function formRoutes({ path }: Screen, declaration: Declaration | undefined): ReactElement[] {
  if (!declaration) return [];
  const { create, edit } = writingViews(declaration);
  return [
    ...(create
      ? [<Route key={path} path={path} element={<OneByQuery>{withResource(declaration.name, create)}</OneByQuery>} />]
      : []),
    ...(edit
      ? [<Route key={`${path}/:id`} path={`${path}/:id`} element={withResource(declaration.name, edit)} />]
      : []),
  ];
}

function OneByQuery({ children }: { children: ReactElement }) {
  const { pathname, search } = useLocation();
  const id = new URLSearchParams(search).get('id');
  return id ? <Navigate to={`${pathname}/${encodeURIComponent(id)}`} replace /> : children;
}

const withResource = (name: string, view: NonNullable<View>) => (
  <ResourceContextProvider value={name}>{elementOf(view)}</ResourceContextProvider>
);

type View = ResourceProps['list'];

const elementOf = (view: NonNullable<View>): ReactElement => (isValidElement(view) ? view : createElement(view));
