import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { followDesk } from './desk.ts'
import { isUnsaved } from './draft.ts'
import './main.css'

const element = document.getElementById('desk')
if (!element) throw new Error('index.html has no element for the desk')
followDesk()
window.addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault())
createRoot(element).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
