import { createRoot } from 'react-dom/client'
import { isInstalled, keepPage } from './offline/keep-page.ts'
import { App } from './page/app.tsx'
import { ignoreHeldFingers } from './page/held-finger.ts'
import { Mishap } from './page/mishap.tsx'
import { applyScheme } from './page/scheme.ts'
// The last ones are for long mats and narrow screens and overrule the others.
import './page/style/base.css'
import './page/style/start.css'
import './page/style/game-card.css'
import './page/style/own-game.css'
import './page/style/shelf.css'
import './page/style/table.css'
import './page/style/top-bar.css'
import './page/style/agreement.css'
import './page/style/pieces.css'
import './page/style/scene.css'
import './page/style/areas.css'
import './page/style/terrain.css'
import './page/style/levels.css'
import './page/style/lines.css'
import './page/style/figures.css'
import './page/style/dice.css'
import './page/style/question.css'
import './page/style/wheel.css'
import './page/style/builder.css'
import './page/style/force.css'
import './page/style/offers.css'
import './page/style/write-down.css'
import './page/style/card.css'
import './page/style/rules.css'
import './page/style/inspect.css'
import './page/style/log.css'
import './page/style/end.css'
import './page/style/friends.css'
import './page/style/long.css'
import './page/style/narrow.css'

applyScheme()
ignoreHeldFingers(document)
if (isInstalled()) void keepPage()
addEventListener('appinstalled', () => void keepPage())

createRoot(document.getElementById('root') as HTMLElement).render(
  <Mishap>
    <App />
  </Mishap>,
)
