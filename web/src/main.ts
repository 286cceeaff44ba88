import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./motion/motion.css";

const target = document.getElementById("app");
if (target !== null) mount(App, { target });
