import { launchBrowser } from './launch-browser.ts';
import { serveDist } from './serve-dist.ts';
import { chromium } from 'playwright-core';
import { findBrowser } from './find-browser.ts';
const s=await serveDist('/tmp/tooling-fake');
const f=await findBrowser();
for (const args of [[], ['--enable-features=BackForwardCache','--enable-bfcache']]) {
const b=args.length? await chromium.launch({executablePath:f.executablePath,env:{...process.env,...f.env},ignoreDefaultArgs:['--disable-back-forward-cache'],args}) : await launchBrowser();
const p=await b.newPage();
const c=await p.context().newCDPSession(p); await c.send('Page.enable'); c.on('Page.backForwardCacheNotUsed',e=>console.log(JSON.stringify(e.notRestoredExplanations)));
await p.goto(s.origin+'/'); await p.evaluate(()=>{addEventListener('pageshow',e=>{(globalThis as any).persisted=e.persisted});(globalThis as any).mark=1}); await p.click('a'); await p.waitForURL('**/contact'); await p.evaluate(()=>history.back()); await p.waitForURL(s.origin+'/'); await p.waitForTimeout(500)
console.log(await p.evaluate(()=>[(globalThis as any).persisted,(globalThis as any).mark, location.pathname]));
await b.close();}
await s.close();
