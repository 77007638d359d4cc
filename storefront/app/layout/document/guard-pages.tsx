import { TRACKING_TOKEN } from '@tokhi/contract/fields/tracking-token';
import { CONFIRM_MARK, FOR_CUSTOMERS, FOR_CUSTOMERS_UNDER, FOR_GUESTS, TRACKING_PAGE } from '../../guards.ts';
import { CART_KEY } from '../../local/cart.ts';
import { TOKEN_KEY } from '../../local/session.ts';
import { TURNED_AWAY_KEY, WANTED_KEY } from '../../local/wanted-page.ts';
import { InlineScript } from './inline-script.tsx';

/** A customer is signed in: the header reserves the customer's place before it renders. */
const SIGNED_IN = 'signed-in';
/** The address has a mailed link: the form from the server is the wrong one. */
const LINKED = 'linked';

/** A guest with an empty cart: the cart page need not wait for its scripts to say so. */
const NO_CART = 'no-cart';

const text = JSON.stringify;

// A token is what local/session.ts reads as one. A page that is being left is hidden meanwhile.
export const GUARD = `{const root=document.documentElement,path=location.pathname.toLowerCase().replace(/\\/+$/,""),leave=to=>{root.hidden=true;location.replace(to)};let token=null;try{token=JSON.parse(localStorage.getItem(${text(TOKEN_KEY)}))}catch{}const linked=location.hash.startsWith(${text(CONFIRM_MARK)});if(linked||path==="/reset-password"&&location.hash)root.classList.add("${LINKED}");if(typeof token==="string"&&token){root.classList.add("${SIGNED_IN}");if(${text(FOR_GUESTS)}.includes(path)&&!linked)leave("/home")}else{try{localStorage.getItem(${text(CART_KEY)})??root.classList.add("${NO_CART}")}catch{}if((${text(FOR_CUSTOMERS)}.includes(path)||${text(FOR_CUSTOMERS_UNDER)}.some(under=>path.startsWith(under)))&&!(path===${text(TRACKING_PAGE)}&&${TRACKING_TOKEN}.test(location.hash.slice(1)))){try{sessionStorage.setItem(${text(WANTED_KEY)},location.pathname+location.search);sessionStorage.setItem(${text(TURNED_AWAY_KEY)},"1")}catch{}leave("/login")}}}`;

/** Sends a visitor who may not see a page to the right one, before the first paint (spec §2 Guards). */
export function GuardPages() {
  return <InlineScript text={import.meta.env.SSR ? GUARD : ''} />;
}
