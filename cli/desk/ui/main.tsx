import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { DeskProvider } from './desk-context.tsx'
import './main.css'

const element = document.getElementById('desk')
if (!element) throw new Error('index.html has no element for the desk')
createRoot(element).render(
  <BrowserRouter>
    <DeskProvider>
      <App />
    </DeskProvider>
  </BrowserRouter>,
)
