import { createElement, isValidElement, type ReactElement } from 'react';
import { CustomRoutes, Resource, ResourceContextProvider, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Resource as Declaration, Registry, Screen } from '../resources/kit/index.ts';
import { toResourceProps } from './crud/index.ts';
import { pages } from './pages/index.ts';

const pathOf = (screen: Screen) => screen.path.replace(/^\//, '');

/**
 * From the registry to what `<Admin>` takes: a `<Resource>` per declaration, with the views of the crud screen that
 * lives at its name; routes for the pages made by hand, and for crud screens at another path than their resource's.
 */
export function screensOf(registry: Registry): ReactElement[] {
  const crud = registry.screens.filter(screen => screen.pattern === 'crud');
  const resources = registry.resources.map(declaration => {
    const screen = crud.find(found => pathOf(found) === declaration.name && found.resources[0] === declaration.name);
    return <Resource key={declaration.name} {...toResourceProps(declaration, screen)} />;
  });
  const routes = registry.screens.flatMap(screen => {
    const Page = pages[screen.path];
    if (Page) return [<Route key={screen.path} path={screen.path} element={<Page />} />];
    const declaration = registry.find(screen.resources[0] ?? '');
    if (screen.pattern !== 'crud' || !declaration || pathOf(screen) === declaration.name) return [];
    return crudRoutes(screen, declaration);
  });
  return [...resources, <CustomRoutes key="routes">{routes}</CustomRoutes>];
}

/** A crud screen at a path of its own has no `<Resource>` around it; it gets the resource context here. */
function crudRoutes(screen: Screen, declaration: Declaration): ReactElement[] {
  const views = toResourceProps(declaration, screen);
  const found: [suffix: string, view: View][] = [
    ['', views.list],
    ['/create', views.create],
    ['/:id', views.edit],
    ['/:id/show', views.show],
  ];
  return found.flatMap(([suffix, view]) => {
    const path = `${screen.path}${suffix}`;
    return view ? [<Route key={path} path={path} element={withResource(declaration.name, view)} />] : [];
  });
}

const withResource = (name: string, view: View) => (
  <ResourceContextProvider value={name}>{elementOf(view)}</ResourceContextProvider>
);

type View = ResourceProps['list'];

const elementOf = (view: View) => (!view || isValidElement(view) ? view : createElement(view));
