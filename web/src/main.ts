import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadMe } from './me/me.svelte';
import { preferences, show } from './me/preferences.svelte';
import { keepForLater } from './me/worker';
import { router } from './router.svelte';
import { ROUTES } from './routes';
import { loadTexts, speak } from './texts/index.svelte';

show();
// The way back from a provider's page leads to `/`; what went wrong there is told where one signs in.
if (location.pathname === '/' && new URLSearchParams(location.search).has('sign-in')) {
  history.replaceState(null, '', `/me${location.search}`);
}
await speak(preferences.language);
await Promise.all([loadTexts('shell', 'cards'), router.start(ROUTES)]);
mount(App, { target: document.querySelector('#app') as HTMLElement });
// A stranger is no trouble, and a line that is down is shown by the page.
loadMe().catch(() => undefined);
keepForLater();
