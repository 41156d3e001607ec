import { createRoot } from 'react-dom/client'
import { App } from './page/app.tsx'
import './page/page.css'

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
